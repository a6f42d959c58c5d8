// Back from the first page of a visit leaves the app at once, and nothing can be asked first: no dialog can close, and
// no draft can be saved. So the first dialog above that page puts a copy of the page's history entry above it. The
// router knows only one of the two.
type State = Readonly<Record<string, unknown>>;

const mark = 'isGuard';

type Watched = Readonly<{
  /** Whether something is open above the page. */
  isOpen(): boolean;
  close(): void;
  /** Where the router is. */
  getLocation(): Readonly<{ href: string; state: object }>;
}>;

export function watchGuard({ isOpen, close, getLocation }: Watched): void {
  const closeThere = (arrival: Event) => {
    arrival.stopImmediatePropagation();
    close();
  };
  // Before the router, which would take the entry below for another page.
  window.addEventListener(
    'popstate',
    (event) => {
      const { history } = window;
      const state: unknown = history.state;
      if (markOf(state) !== 'below') return;
      const { href, state: of } = getLocation();
      // From further away, this entry is a page like any other.
      if (!isFirst(of)) return;
      event.stopImmediatePropagation();
      if (isOpen()) {
        // Only there may a dialog close, because closing may change the address.
        window.addEventListener('popstate', closeThere, { once: true, capture: true });
        history.forward();
      } else {
        // What the person wants to leave is the page. Where there is nothing before it, the page stays as it is.
        History.prototype.replaceState.call(history, state, '', href);
        history.back();
      }
    },
    { capture: true },
  );
}

/** Does nothing above any other page: there Back comes to the router. */
export function putGuard(): void {
  const { history } = window;
  const state: unknown = history.state;
  if (!isState(state) || !isFirst(state) || markOf(state) === 'above') return;
  // Past the router, which watches the methods of the object itself.
  History.prototype.replaceState.call(history, { ...state, [mark]: 'below' }, '');
  History.prototype.pushState.call(history, { ...state, [mark]: 'above' }, '');
}

function isFirst(state: unknown): boolean {
  return isState(state) && state['__TSR_index'] === 0;
}

function markOf(state: unknown): unknown {
  return isState(state) ? state[mark] : undefined;
}

function isState(state: unknown): state is State {
  return typeof state === 'object' && state !== null;
}
