# Either service: docker build -f docker/service.Dockerfile --build-arg SERVICE=command-service .
# The version of Node is the one `npm start` runs on (package.json, optionalDependencies).
FROM node:24.21.0-bookworm-slim AS packages
ARG SERVICE
WORKDIR /app
COPY package.json package-lock.json ./
COPY events/package.json events/
COPY service-kit/package.json service-kit/
COPY command-service/package.json command-service/
COPY projection-service/package.json projection-service/
COPY frontend/package.json frontend/
COPY embedded/package.json embedded/
RUN npm ci --omit=dev --workspace=$SERVICE --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
ARG SERVICE
ENV NODE_ENV=production TZ=UTC HOST=0.0.0.0 PORT=4000 DATA_DIR=/var/lib/madrasah SERVICE=$SERVICE MALLOC_ARENA_MAX=2
WORKDIR /app
RUN install -d -o node -g node -m 700 /var/lib/madrasah /var/lib/madrasah/files
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY events events
COPY service-kit service-kit
COPY embedded embedded
# What makes the services' user in an event store: docker/cluster.
COPY scripts/prepare scripts/prepare
COPY $SERVICE $SERVICE
USER node
EXPOSE 4000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# How much garbage Node may gather, as under `npm start` (scripts/running/programs.ts).
CMD ["sh", "-c", "exec node --max-semi-space-size=8 --initial-old-space-size=64 --heap-growing-percent=40 \"$SERVICE/src/main.ts\""]
