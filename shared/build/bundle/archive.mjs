import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename, dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

/**
 * Packs a folder; equal content gives equal bytes (GNU tar, gzip without a time).
 *
 * @param {string} folder
 * @param {string} file `….tar.gz`
 * @param {Date} at time of every file in it
 */
export async function pack(folder, file, at) {
  await promisify(execFile)('tar', [
    '--create',
    `--file=${file}`,
    '--use-compress-program=gzip --no-name -6',
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rwX,go+rX,go-w',
    `--mtime=@${Math.floor(at.getTime() / 1_000)}`,
    `--directory=${dirname(folder)}`,
    basename(folder),
  ])
}

/** @param {string} file @returns {Promise<string>} SHA-256 as hex */
export async function sha256Of(file) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
