/** The token with which this edge speaks to ops: made by ops at its first run, good for what edges tell and for nothing else. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const TOKEN_FILE = 'edge-token'

export type EdgeTokenSource = {
  dataDir: string
  /** OPS_EDGE_TOKEN; '' = the one in DATA_DIR. */
  token: string
}

/** Read anew each time: ops may start after this edge. @throws when there is none yet */
export async function bearerOf({ dataDir, token }: EdgeTokenSource): Promise<string> {
  const text = token === '' ? await readFile(join(dataDir, TOKEN_FILE), 'utf8') : token
  return `Bearer ${text.trim()}`
}
