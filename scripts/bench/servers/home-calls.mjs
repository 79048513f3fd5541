/** The calls of home at a steady rate, straight to a sandbox. */
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const PER_SECOND = 200
const WARM_S = 3
const SECONDS = 15
const SITE = '/site/api/v1'
const PUBLIC = [
  ['POST', `${SITE}/configuration/preInfo`, { platformType: 1 }],
  ['GET', `${SITE}/configuration/vvPretty`],
  ['GET', `${SITE}/configuration/serviceState`],
  ['POST', `${SITE}/advertising/queryNoticeList`, {}],
  ['GET', '/act/api/v1/advertising/queryStationAdList'],
  ['GET', `${SITE}/site/naming/list`],
  ['POST', '/act/api/v1/activityShow/suspensionIcon', {}],
  ['GET', '/act/api/v1/memberTopActivity/popInfo'],
  ['GET', '/fd/api/v1/page/feed?page=home'],
]
const OWN = [
  ['GET', `${SITE}/user/member/jwt`],
  ['POST', `${SITE}/user/member/info`, {}],
  ['GET', '/act/api/v1/dividend/front/check'],
]

/**
 * @param {string} sandbox origin
 * @returns {Promise<{ perSecond: number, p50: number, p95: number, p99: number, failed: string[], slowest: string }>} ms
 */
export async function homeCalls(sandbox) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const token = await signIn(agent, sandbox)
  const list = [...PUBLIC.map((call) => [call, {}]), ...OWN.map((call) => [call, { 'x-token': token }])]
  await atRate(agent, sandbox, list, WARM_S)
  const { times, failed } = await atRate(agent, sandbox, list, SECONDS)
  agent.destroy()
  const sorted = times.map(({ ms }) => ms).sort((one, other) => one - other)
  const at = (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return {
    perSecond: times.length / SECONDS,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failed,
    slowest: slowestPath(times),
  }
}

/** Sends each call at its time, whether or not earlier ones were answered. */
async function atRate(agent, origin, list, seconds) {
  const times = []
  const failed = []
  const pending = []
  const startedMs = performance.now()
  for (let index = 0; index < PER_SECOND * seconds; index += 1) {
    const dueMs = startedMs + (index * 1_000) / PER_SECOND
    const early = dueMs - performance.now()
    if (early > 1) await wait(early)
    const [[method, path, body], headers] = list[index % list.length]
    const sentMs = performance.now()
    pending.push(
      send(agent, origin, { method, path, body, headers }).then(
        () => times.push({ path, ms: performance.now() - sentMs }),
        (error) => failed.push(`${path}: ${error.message}`),
      ),
    )
  }
  await Promise.all(pending)
  return { times, failed }
}

function send(agent, origin, { method, path, body, headers }) {
  return new Promise((resolve, reject) => {
    const content = body === undefined ? undefined : JSON.stringify(body)
    const sent = request(
      `${origin}${path}`,
      {
        agent,
        method,
        headers: { 'x-device-uuid': 'bench', ...(content ? { 'content-type': 'application/json' } : {}), ...headers },
      },
      (answer) => {
        let text = ''
        answer.on('data', (part) => (text += part))
        answer.once('error', reject)
        answer.once('end', () =>
          answer.statusCode === 200 ? resolve(text) : reject(new Error(`status ${answer.statusCode}`)),
        )
      },
    )
    sent.once('error', reject)
    sent.end(content)
  })
}

async function signIn(agent, origin) {
  const body = { userName: 'inviter1', password: 'Test@1234' }
  const text = await send(agent, origin, { method: 'POST', path: `${SITE}/user/login`, body, headers: {} })
  const { data } = JSON.parse(text)
  if (data?.token === undefined) throw new Error(`inviter1 could not log in: ${text.slice(0, 200)}`)
  return data.token
}

function slowestPath(times) {
  const worst = new Map()
  for (const { path, ms } of times) worst.set(path, [...(worst.get(path) ?? []), ms])
  const rows = [...worst].map(([path, list]) => ({
    path,
    p95: list.sort((one, other) => one - other)[Math.floor(list.length * 0.95)],
  }))
  const { path, p95 } = rows.sort((one, other) => other.p95 - one.p95)[0]
  return `${path} p95 ${p95.toFixed(1)} ms`
}
