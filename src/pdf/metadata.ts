/** The document's XMP metadata (ISO 16684-1): its title, and its claim to conform to PDF/UA-1 (ISO 14289-1, 5). */

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => escapes[character] ?? '');

const element = (name: string, content: string, attributes = ''): string =>
  `<${name}${attributes}>${content}</${name}>`;

const namespaces = {
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  pdf: 'http://ns.adobe.com/pdf/1.3/',
  pdfuaid: 'http://www.aiim.org/pdfua/ns/id/',
} as const;

const description = (prefix: keyof typeof namespaces, content: string): string =>
  element('rdf:Description', content, ` rdf:about="" xmlns:${prefix}="${namespaces[prefix]}"`);

export function metadata(title: string, author: string | undefined, producer: string): string {
  const named = element('rdf:Alt', element('rdf:li', escaped(title), ' xml:lang="x-default"'));
  const written = author === undefined ? '' : element('rdf:Seq', element('rdf:li', escaped(author)));
  return [
    description('dc', element('dc:title', named) + (written === '' ? '' : element('dc:creator', written))),
    description('xmp', element('xmp:CreatorTool', escaped(producer))),
    description('pdf', element('pdf:Producer', 'PDFKit')),
    description('pdfuaid', element('pdfuaid:part', '1')),
    '',
  ].join('\n');
}
