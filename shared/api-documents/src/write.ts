/** Writes the documents, or says which one is not that of the contract. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENTS_FOLDER, documents } from './documents.ts'

/** Writes both files. */
export async function writeDocuments(): Promise<void> {
  mkdirSync(DOCUMENTS_FOLDER, { recursive: true })
  for (const [name, text] of Object.entries(await documents())) writeFileSync(join(DOCUMENTS_FOLDER, name), text)
}

/** @returns names of files that differ from the contract */
export async function driftedDocuments(): Promise<string[]> {
  return Object.entries(await documents()).flatMap(([name, text]) => {
    const file = join(DOCUMENTS_FOLDER, name)
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [`docs/api/${name}`]
  })
}
