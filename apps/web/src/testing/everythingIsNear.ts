import { vi } from 'vitest';

/** A page without a screen: whatever waits until it is near the screen is near at once. */
export function everythingIsNear(): void {
  vi.stubGlobal('IntersectionObserver', NearObserver);
}

class NearObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    const place = target.getBoundingClientRect();
    const entry = { target, isIntersecting: true, intersectionRatio: 1, rootBounds: null, time: 0 };
    this.#tell([{ ...entry, boundingClientRect: place, intersectionRect: place }], this);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  unobserve = vi.fn<() => void>();
  disconnect = vi.fn<() => void>();
}
