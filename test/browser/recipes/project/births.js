/** The births of `page/births.js`; written into a project before it is built. */
/** @type {import('../../page/births.js').Birth[]} */
export default [];
