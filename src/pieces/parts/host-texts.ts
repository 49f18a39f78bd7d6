/** What puts a host's own texts in place of the library's. */
export { hostTexts } from '../../text/custom.js';
