/** Values held to the schemas of an OpenAPI document. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenApiDocument } from 'horoscope-engine/schemas';

/** A component is a schema of its own, by this name: whatever refers to it, it is compiled once. */
const component = (name: string): string => `component:${name}`;
const withNames = (schema: object): string =>
  JSON.stringify(schema).replaceAll('"$ref":"#/components/schemas/', `"$ref":"${component('')}`);

/** What is wrong with a value by a schema of the document, whose references lead into it. */
export function validatorOf({ components }: OpenApiDocument): (schema: object, value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true, validateFormats: false });
  for (const [name, schema] of Object.entries(components.schemas))
    ajv.addSchema(JSON.parse(withNames(schema)), component(name));
  const known = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const key = withNames(schema);
    const validate = known.get(key) ?? ajv.compile(JSON.parse(key));
    known.set(key, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
