import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Contrib, Enums, Models, Serialize, Spec, Validation } from '@cyclonedx/cyclonedx-library'
import parseLicense from 'spdx-expression-parse'
import { parse } from 'yaml'
import { readJson } from '../release/files.mjs'
import { LIBRARY_FOLDER } from './stage.mjs'

const { ComponentBuilder } = Contrib.FromNodePackageJson.Builders
const { ExternalReferenceFactory } = Contrib.FromNodePackageJson.Factories
const { LicenseFactory } = Contrib.License.Factories

/**
 * The software bill of materials of a bundle, as JSON of CycloneDX 1.6: every package and system library that lies in it, packages with the integrity of the lock file.
 *
 * @param {{ folder: string, lock: string, name: string, version: string, at: Date }} bundle `lock`: text of pnpm-lock.yaml
 * @returns {Promise<string>}
 * @throws {Error} when a package is not in the lock file, or the document is not valid by the schema of CycloneDX
 */
export async function billOfMaterials({ folder, lock, name, version, at }) {
  const builder = new ComponentBuilder(new ExternalReferenceFactory(), new LicenseFactory(isLicenseExpression))
  const integrity = integrities(lock)
  const bom = new Models.Bom()
  bom.metadata.timestamp = at
  bom.metadata.component = new Models.Component(Enums.ComponentType.Application, name, { version, bomRef: name })
  for (const manifest of shippedPackages(folder)) {
    const id = `${manifest.name}@${manifest.version}`
    const component = builder.makeComponent(manifest)
    const digest = integrity.get(id)
    if (component === undefined || digest === undefined) throw new Error(`${id} is not in the lock file.`)
    component.bomRef.value = id
    component.purl = `pkg:npm/${manifest.name.replace('@', '%40')}@${manifest.version}`
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], digest)
    bom.components.add(component)
    bom.metadata.component.dependencies.add(component.bomRef)
  }
  for (const file of readdirSync(join(folder, LIBRARY_FOLDER))) {
    const component = new Models.Component(Enums.ComponentType.Library, file, { bomRef: file })
    const digest = createHash('sha512')
      .update(readFileSync(join(folder, LIBRARY_FOLDER, file)))
      .digest('hex')
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], digest)
    bom.components.add(component)
    bom.metadata.component.dependencies.add(component.bomRef)
  }
  const spec = Spec.Spec1dot6
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(spec))
  const text = serializer.serialize(bom, { sortLists: true, space: 2 })
  const fault = await new Validation.JsonStrictValidator(spec.version).validate(text)
  if (fault !== null) throw new Error(`The bill of materials is not valid: ${JSON.stringify(fault).slice(0, 500)}`)
  return `${text}\n`
}

/** The package.json of each package in pnpm's store of the bundle, once. */
function shippedPackages(folder) {
  const store = join(folder, 'node_modules/.pnpm')
  const found = new Map()
  for (const entry of readdirSync(store)) {
    const own = join(store, entry, 'node_modules')
    if (!existsSync(own)) continue
    for (const name of packageNames(own)) {
      // Entries link to their dependencies, which have entries of their own.
      const manifest = readJson(join(own, name, 'package.json'))
      found.set(`${manifest.name}@${manifest.version}`, manifest)
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function isLicenseExpression(text) {
  try {
    parseLicense(text)
    return true
  } catch {
    return false
  }
}

function packageNames(folder) {
  return readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
  )
}

/** @returns {Map<string, string>} SHA-512 as hex by `name@version` */
function integrities(lock) {
  return new Map(
    Object.entries(parse(lock).packages).flatMap(([id, { resolution }]) =>
      resolution.integrity?.startsWith('sha512-')
        ? [[id, Buffer.from(resolution.integrity.slice('sha512-'.length), 'base64').toString('hex')]]
        : [],
    ),
  )
}
