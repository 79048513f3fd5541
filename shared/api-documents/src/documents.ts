/** Both documents as texts, and the files that hold them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asyncApiDocument } from './asyncapi.ts'
import { contractModules } from './json-schema.ts'
import { openApiDocument } from './openapi.ts'

/** Folder of the committed documents; the sandbox shows them at `/docs`. */
export const DOCUMENTS_FOLDER = join(import.meta.dirname, '../../../docs/api')

/** The documents of the present contract, by file name. */
export async function documents(): Promise<Record<'openapi.json' | 'asyncapi.json', string>> {
  const modules = await contractModules()
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../contract/package.json'), 'utf8')) as {
    version: string
  }
  return {
    'openapi.json': textOf(openApiDocument(modules, version)),
    'asyncapi.json': textOf(asyncApiDocument(modules, version)),
  }
}

function textOf(document: object): string {
  return `${JSON.stringify(document, null, 1)}\n`
}
