# One image for all of our services; docker-compose.yml gives each its command.

FROM node:24-slim AS build
WORKDIR /naga
COPY . .
RUN npm ci --include=dev --include=optional --no-audit --no-fund
RUN npm run build

# What the services need to run, without what builds and tests them.
FROM node:24-slim AS packages
WORKDIR /naga
COPY --from=build /naga .
RUN rm -rf node_modules \
 && npm ci --omit=dev --include=optional --ignore-scripts --no-audit --no-fund \
    --workspace gateway --workspace web --workspace standalone

FROM node:24-slim AS runtime
ENV NODE_ENV=production NODE_OPTIONS=--enable-source-maps
WORKDIR /naga
COPY --from=packages /naga .
# A volume that is mounted here belongs to who runs.
RUN mkdir /files && chown node /files
USER node
CMD ["node", "gateway/dist/main.js"]
