# The pages, and nginx in front of them and of both services.
FROM node:24.21.0-bookworm-slim AS pages
WORKDIR /app
COPY package.json package-lock.json ./
COPY events/package.json events/
COPY service-kit/package.json service-kit/
COPY command-service/package.json command-service/
COPY projection-service/package.json projection-service/
COPY frontend/package.json frontend/
COPY embedded/package.json embedded/
RUN npm ci --workspace=frontend --no-audit --no-fund
COPY tsconfig.base.json tsconfig.json ./
COPY events events
COPY frontend frontend
RUN npm run build --workspace=frontend
COPY projection-service/src/door projection-service/src/door
COPY docker/nginx docker/nginx
RUN node docker/nginx/write-parts.ts /app/parts

FROM nginxinc/nginx-unprivileged:1.29.4-alpine
COPY --from=pages /app/frontend/dist /usr/share/nginx/html
COPY --from=pages /app/parts /etc/nginx/madrasah
COPY docker/nginx/nginx.conf docker/nginx/live.conf docker/nginx/services.conf docker/nginx/trusted-proxy.conf /etc/nginx/
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=10s --retries=4 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
