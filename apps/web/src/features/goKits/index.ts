export { KeepOnDevice } from './pin/KeepOnDevice.tsx';
