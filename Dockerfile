# Typefit in an image without system fonts: what answers is what the configuration names.
#
#   docker build --tag typefit .
#   docker run --rm --volume "$PWD:/app" typefit check

FROM swift:6.0-bookworm AS build
RUN apt-get update \
  && apt-get install --yes --no-install-recommends \
    pkg-config libfontconfig-dev libfreetype-dev libharfbuzz-dev libicu-dev libmd-dev \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /typefit
COPY Package.swift ./
COPY Scripts ./Scripts
COPY Sources ./Sources
COPY Tests ./Tests
RUN cp "$(Scripts/build | tail -n 1)" /usr/local/bin/typefit

FROM debian:bookworm-slim
# fontconfig's own configuration is needed, and no font: Debian's library package would bring some.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libfontconfig1 libfreetype6 libharfbuzz0b \
  && rm -rf /var/lib/apt/lists/* /usr/share/fonts/* /usr/local/share/fonts/* \
  && useradd --create-home typefit
COPY --from=build /usr/local/bin/typefit /usr/local/bin/typefit
# The versions of the C libraries that measure, in the build's log.
RUN typefit --version && ! typefit fonts --system-fonts
USER typefit
WORKDIR /app
ENTRYPOINT ["typefit"]
CMD ["check"]
