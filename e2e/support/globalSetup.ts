export { prepareServers as default } from './servers.ts';
