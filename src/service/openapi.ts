import { engineVersion } from '../version.js';

export const openApi = ({ basePath = '' }: { basePath?: string } = {}): Record<string, unknown> => ({
  openapi: '3.1.0',
  info: { title: 'Horoscopes', version: engineVersion },
  servers: [{ url: `${basePath}/` }],
  paths: {},
});
