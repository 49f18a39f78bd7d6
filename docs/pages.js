/** @param {readonly object[]} operations @param {readonly object[]} functions @returns {[name: string, text: string][]} */
export const pages = (operations, functions) => [['x.md', `${operations.length}${functions.length}`]];
