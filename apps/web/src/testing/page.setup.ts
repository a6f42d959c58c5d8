// What happy-dom lacks and the app asks for when its files are loaded, so this comes before any of them.
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';

Object.assign(globalThis, { indexedDB, IDBKeyRange });
// Text areas that grow listen for fonts.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
