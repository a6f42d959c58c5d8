// What entries are found with, in two chunks: the first of them are there before either has come. The fields come last
// on a phone, where they are behind a button.
export { ListHead } from './ListHead.tsx';
