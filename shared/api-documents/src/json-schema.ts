/** JSON Schemas of the contract's schemas, with the exported ones as components. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

export type JsonSchema = Readonly<Record<string, unknown>>

const CONTRACT = join(import.meta.dirname, '../../contract')
/** Checks by function have no JSON Schema: the server refuses what they refuse, the document allows it. */
const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  // Linters and viewers want `items` of a tuple too.
  overrideSchema: ({ jsonSchema }) => (jsonSchema.prefixItems ? { items: {}, ...jsonSchema } : undefined),
}
const COMPONENTS = '#/components/schemas/'

/** The modules of the contract by entry point. */
export type ContractModules = Readonly<Record<string, { readonly file: string; readonly exports: object }>>

/** Imports every entry point of the contract. */
export async function contractModules(): Promise<ContractModules> {
  const { exports } = JSON.parse(readFileSync(join(CONTRACT, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const entries = Object.entries(exports).filter(([name]) => name !== '.')
  return Object.fromEntries(
    await Promise.all(
      entries.map(async ([name, file]) => {
        const path = join(CONTRACT, file)
        return [name.slice(2), { file: path, exports: (await import(path)) as object }]
      }),
    ),
  )
}

/** Converts schemas; those that the contract exports become components, each once. */
export function createSchemas(modules: ContractModules) {
  const definitions = exportedSchemas(modules)
  const used = new Set<string>()
  const convert = (schema: GenericSchema, own?: string): JsonSchema => {
    const others = Object.fromEntries(Object.entries(definitions).filter(([name]) => name !== own))
    const {
      $schema: _schema,
      $defs: _defs,
      ...rest
    } = toJsonSchema(schema as never, {
      ...CONFIG,
      definitions: others as never,
      overrideRef: ({ referenceId }) => `${COMPONENTS}${referenceId}`,
    }) as Record<string, unknown>
    for (const name of refsIn(rest)) used.add(name)
    return rest
  }
  return {
    of: (schema: GenericSchema): JsonSchema => convert(schema),
    /** The components that are referred to so far, also by each other. */
    components(): Record<string, JsonSchema> {
      const made = new Map<string, JsonSchema>()
      for (let missing = [...used]; missing.length > 0; missing = [...used].filter((name) => !made.has(name)))
        for (const name of missing) {
          const schema = definitions[name]
          if (schema !== undefined) made.set(name, convert(schema, name))
        }
      return Object.fromEntries([...made].sort(([one], [other]) => (one < other ? -1 : 1)))
    },
  }
}

/** By name without the suffix: `preInfoSchema` is `PreInfo`. Of two with one name the first keeps it. */
function exportedSchemas(modules: ContractModules): Record<string, GenericSchema> {
  const named = Object.values(modules).flatMap(({ exports }) =>
    Object.entries(exports).filter(([name, value]) => name.endsWith('Schema') && isSchema(value)),
  )
  const found: Record<string, GenericSchema> = {}
  for (const [name, schema] of named) found[componentName(name)] ??= schema as GenericSchema
  return found
}

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner.slice(COMPONENTS.length)] : refsIn(inner),
  )
}

function componentName(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/Schema$/, '')}`
}

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'schema'
}
