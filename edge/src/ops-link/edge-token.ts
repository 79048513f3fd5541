/** The token of this edge for ops: created by ops at its first start, valid for reports of edges only. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const TOKEN_FILE = 'edge-token'

export type EdgeTokenSource = {
  dataDir: string
  /** OPS_EDGE_TOKEN; '' = the one in DATA_DIR. */
  token: string
}

/** Read each time: ops may start after this edge. @throws when there is none yet */
export async function bearerOf({ dataDir, token }: EdgeTokenSource): Promise<string> {
  const text = token === '' ? await readFile(join(dataDir, TOKEN_FILE), 'utf8') : token
  return `Bearer ${text.trim()}`
}
