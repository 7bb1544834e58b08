import { htmlFaults } from '../html';

/** A block begins with the level that its place on a page asks for. */
const NOT_FOR_BLOCKS = ['heading-level'];

/** What is wrong with the page that holds a state, as the server sent it. */
export async function checkHtml(html: string): Promise<string[]> {
  return (await htmlFaults(html, NOT_FOR_BLOCKS)).map((fault) => `html ${fault}`);
}
