/** Sends what a page came to, or what went wrong on it, to the server that its address names. */

/** @param {string} path @param {string} body */
export const send = (path, body) =>
  fetch(new URLSearchParams(location.search).get('server') + path, { method: 'POST', body });

/** @param {unknown} reason */
export const failed = (reason) => {
  const { message, cause, stack } = /** @type {Error} */ (reason);
  return send('/failed', `${message ?? reason}\n${cause ?? ''}\n${stack ?? ''}`);
};

// Servers that render pages import this too.
if (typeof window !== 'undefined') {
  addEventListener('error', ({ error, message }) => void failed(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => void failed(reason));
}
