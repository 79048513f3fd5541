import { rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { isPortTaken } from '../../shared/build/dev/ports.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { megabytes, ROOM_BYTES, roomOf } from '../../shared/service/src/process/disk-room.ts'
import { neededPorts } from './start-settings.mjs'

const HOST = '127.0.0.1'
const CONNECT_LIMIT_MS = 5_000

/**
 * Fails before anything is built: a setting that a server would refuse, a port that is taken, a folder that cannot be written or has no room, a
 * folder or a database that cannot be used.
 *
 * @param {ReturnType<import('./start-settings.mjs').startSettings>} settings
 * @param {ReturnType<import('./service-environments.mjs').serviceEnvironments>} environments
 * @throws {Error} with one sentence that names the setting and the remedy
 */
export async function refuseWrongSettings(settings, environments) {
  await refuseServerSettings(settings, environments)
  await refuseTakenPorts(settings)
  await refuseFolder(settings)
  if (settings.databaseUrl !== '') await refuseSilentDatabase(settings)
}

/** By the schemas of the servers. */
async function refuseServerSettings({ hasSandbox }, environments) {
  const { parseSettings } = await import('../../shared/service/src/process/settings.ts')
  const servers = ['ops', 'edge', ...(hasSandbox ? ['sandbox'] : [])]
  for (const server of servers) {
    const { settingsSchema } = await import(`../../${server}/src/settings.ts`)
    parseSettings(settingsSchema, { ...process.env, ...environments[server] })
  }
}

async function refuseTakenPorts(settings) {
  for (const [name, port] of neededPorts(settings)) {
    if ((await isPortTaken(port, HOST)) || (await isPortTaken(port, '0.0.0.0'))) {
      throw new Error(`Port ${port} is in use: free it, or set ${name} to another port; nothing was started.`)
    }
  }
}

async function refuseFolder({ dataDir, databaseUrl, hasSandbox }) {
  const { refuseFolderInUse } = await import('../../shared/service/src/stores/folder-lock.ts')
  const { makeFolder } = await import('../../shared/service/src/stores/make-folder.ts')
  const probe = join(dataDir, `.probe-${process.pid}`)
  try {
    makeFolder(dataDir)
    writeFileSync(probe, 'written by npm start')
    rmSync(probe)
  } catch (error) {
    // The sentence names the folder, not the file of this check.
    if (error.path === probe) error.path = dataDir
    throw await told(error, { dataDir })
  }
  for (const folder of [dataDir, ROOT]) refuseNoRoom(folder, roomOf(folder))
  if (databaseUrl === '')
    for (const name of hasSandbox ? ['ops', 'sandbox'] : ['ops']) refuseFolderInUse(join(dataDir, name))
}

/**
 * @param {string} folder
 * @param {number | undefined} room what is left on its disk, bytes; undefined if that is unknown
 * @throws {Error} naming the folder, what is free and what is needed
 */
export function refuseNoRoom(folder, room) {
  if (room === undefined || room >= ROOM_BYTES) return
  throw new Error(`${noRoomSentence(folder, room)}; nothing was started.`)
}

function noRoomSentence(folder, room) {
  const remedy = folder === ROOT ? 'free space there' : 'free space there, or set DATA_DIR to a folder on another disk'
  return `The disk of ${folder} has ${megabytes(room)} MB left and a start needs ${megabytes(ROOM_BYTES)} MB: ${remedy}`
}

/** Only whether something listens: the servers report a wrong user or name. */
async function refuseSilentDatabase({ databaseUrl, dataDir }) {
  const { hostname, port } = new URL(databaseUrl)
  // A socket folder instead of a host.
  if (hostname === '') return
  const failure = await new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 5432), timeout: CONNECT_LIMIT_MS })
    const end = (error) => {
      socket.destroy()
      resolve(error)
    }
    socket.once('connect', () => end(undefined))
    socket.once('timeout', () => end(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })))
    socket.once('error', end)
  })
  if (failure) throw await told(failure, { dataDir, databaseUrl })
}

/** Of a build or a command that failed because a disk filled up meanwhile; the fuller one of the two. */
function fullDiskIn(message, { dataDir }) {
  if (!/ENOSPC|No space left on device|The disk of .* is full/i.test(message)) return undefined
  const [fuller] = [dataDir, ROOT]
    .map((folder) => ({ folder, room: roomOf(folder) ?? 0 }))
    .sort((one, other) => one.room - other.room)
  return fuller.room < ROOM_BYTES ? `${noRoomSentence(fuller.folder, fuller.room)}.` : undefined
}

/**
 * The error with the operator's sentence as its message, if there is one.
 *
 * @param {unknown} error
 * @param {{ dataDir: string, databaseUrl?: string }} place
 */
export async function told(error, place) {
  const { sentenceOfFailure } = await import('../../shared/service/src/process/start-failure.ts')
  const sentence = fullDiskIn(error.message, place) ?? sentenceOfFailure(error, place)
  return sentence === undefined ? error : new Error(sentence, { cause: error })
}
