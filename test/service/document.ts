/** Values held to the schemas of an OpenAPI document. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenApiDocument } from 'horoscope-engine/schemas';

/** What is wrong with a value by a schema of the document, whose references lead into it. */
export function validatorOf(document: OpenApiDocument): (schema: object, value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true, validateFormats: false });
  ajv.addKeyword('components');
  const known = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    const validate = known.get(key) ?? ajv.compile({ ...schema, components: document.components });
    known.set(key, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
