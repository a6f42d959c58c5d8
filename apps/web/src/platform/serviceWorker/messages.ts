/** Said by a page to a waiting worker when the person agreed to reload. */
export const skipWaiting = 'SKIP_WAITING';
