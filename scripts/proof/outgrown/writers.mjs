import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const LIMIT_MS = 15_000
/** The sandbox requires 3 s between transfers; its clock runs 60 times faster here. */
const PAUSE_MS = 70
const DONE = 1
const FAILED = 2

/**
 * Members who repeatedly transfer one yuan to a venue and back. A write is sent once; after a lost response the member looks it up by its request
 * number and sends it again only if it is unknown, as the shell does.
 *
 * @param {string} origin @param {string[]} userNames
 */
export async function startWriters(origin, userNames) {
  const figures = { written: 0, unanswered: [], alreadyDone: 0, neverArrived: 0, notDone: 0 }
  const requestNos = []
  let isOn = true
  const members = await Promise.all(userNames.map((name) => signIn(origin, name)))
  const writers = members.map(async (post) => {
    for (let turn = 0; isOn; turn += 1) {
      const [from, to] = turn % 2 === 0 ? ['center', 'OBTY'] : ['OBTY', 'center']
      const requestNo = randomUUID()
      requestNos.push(requestNo)
      const answer = await send(post, { from, to, amount: '1.00', requestNo })
      if (answer.state === DONE) figures.written += 1
      // A definite refusal (returned by the venue, or nothing to move) is a response, not a loss.
      else figures.notDone += 1
      await wait(PAUSE_MS)
    }
  })

  async function send(post, body) {
    for (;;) {
      const answer = await post('/game/api/v1/wallet/transfer', body)
      if (answer.fault === undefined && answer.data?.state !== undefined) return settled(post, body, answer.data)
      if (answer.fault === undefined) return { code: answer.code }
      figures.unanswered.push(answer.fault)
      const { transfer } = await detailOf(post, body.requestNo)
      if (transfer !== null) {
        figures.alreadyDone += 1
        return settled(post, body, transfer)
      }
      figures.neverArrived += 1
    }
  }

  async function settled(post, { requestNo }, transfer) {
    let known = transfer
    while (known.state !== DONE && known.state !== FAILED) {
      await wait(200)
      known = (await detailOf(post, requestNo)).transfer ?? known
    }
    return known
  }

  async function detailOf(post, requestNo) {
    for (;;) {
      const { fault, code, data } = await post('/game/api/v1/wallet/transferDetail', { requestNo })
      if (fault === undefined && data !== undefined) return data
      if (fault === undefined) throw new Error(`transferDetail answered ${code}`)
      await wait(200)
    }
  }

  return {
    figures,
    requestNos,
    async stop() {
      isOn = false
      await Promise.all(writers)
      return figures
    },
  }
}

async function signIn(origin, userName) {
  const call = (headers) => async (path, body) => {
    try {
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-device-uuid': `outgrown-${userName}`, ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(LIMIT_MS),
      })
      if (answer.status !== 200) return { fault: `status ${answer.status}` }
      const { status_code: code, data } = await answer.json()
      return { code, data: code === 6000 ? data : undefined }
    } catch (error) {
      return { fault: error.cause?.code ?? error.message }
    }
  }
  const { code, data, fault } = await call({})('/site/api/v1/user/login', { userName, password: 'Test@1234' })
  if (data === undefined) throw new Error(`${userName} could not log in: ${fault ?? code}`)
  return call({ 'x-token': data.token })
}
