import { createHash } from 'node:crypto'

/** Whether content has a hash. @param integrity SRI with one hash, such as `sha384-…` */
export function hasIntegrity(content: Buffer, integrity: string): boolean {
  const [algorithm = '', expected] = integrity.split(/-(.*)/s)
  return createHash(algorithm).update(content).digest('base64') === expected
}
