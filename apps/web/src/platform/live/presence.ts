// Notices of who is where now. Nothing is stored for them, so nothing is refetched: a screen that shows people listens.
type Listener = (id: string) => void;

const listeners = new Map<string, Set<Listener>>();

/** Topics of this kind end in `.visits`. */
export function isPresence(topic: string): boolean {
  return topic.endsWith('.visits');
}

export function reportPresence(topic: string, id: string): void {
  for (const listener of listeners.get(topic) ?? []) listener(id);
}

/** Returns how to stop. */
export function onPresence(topic: string, listener: Listener): () => void {
  const those = listeners.get(topic) ?? new Set<Listener>();
  listeners.set(topic, those.add(listener));
  return () => void those.delete(listener);
}
