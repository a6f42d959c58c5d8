# The server of one district, with its own PostgreSQL. Everything it stores is in /data.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build
# The bundle needs few packages, most of them with compiled code.
RUN npm ci --omit=dev --workspace @schooldog/server

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/apps/server/package.json apps/server/
# What `npm start` sets, too (scripts/lib/serverCommand.ts).
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 NODE_COMPILE_CACHE=/tmp/node
ENV DATA_DIR=/data
RUN install --directory --owner=node --group=node --mode=700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "--eval", "fetch('http://localhost:' + (process.env.PORT || 3000) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "--max-old-space-size=1024", "--expose-gc", "apps/server/dist/main.js"]
