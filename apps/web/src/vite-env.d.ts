/// <reference types="vite/client" />

declare module 'virtual:contract' {
  import type { Contract } from '@schooldog/contract';

  export const contract: Contract;
}

declare module 'virtual:contract/start' {
  import type { Contract } from '@schooldog/contract';

  export const contract: Pick<Contract, 'users'>;
}
