/** Buttons for `POST /control`; the state is polled every two seconds. */
const REFRESH_MS = 2_000
const STATES = {
  deposit: ['', 'to pay', 'to confirm', 'on chain', 'credited', 'cancelled', 'expired', 'failed', 'in dispute'],
  withdrawal: ['', 'submitted', 'review', 'second review', 'approved', 'paying'],
}
const STATUS = ['', 'normal', 'frozen', 'time-out', 'excluded', 'closed']
const IDENTITY = ['none', 'in review', 'verified', 'rejected']
const byId = (id) => document.getElementById(id)

async function control(request) {
  const response = await fetch('/control', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  return response.json()
}

/** Actions of the bank and the reviewer by deposit state. */
function depositButtons(state, order) {
  if (state === 8)
    return [
      button('Accept', { action: 'deposit.review', accept: true, ...order }),
      button('Refuse', { action: 'deposit.review', accept: false, ...order }),
    ]
  const pay = [
    button(state === 6 ? 'Pay late' : 'Pay', { action: 'deposit.pay', ...order }),
    button('Pay 88.00 instead', { action: 'deposit.pay', amount: '88', ...order }),
  ]
  if (state === 6) return pay
  return [
    button('Confirm', { action: 'deposit.confirm', ...order }),
    ...pay,
    button('Fail', { action: 'deposit.fail', ...order }),
  ]
}

async function act(request, show) {
  const answer = await control(request)
  const output = byId('answer')
  output.dataset.bad = String(answer.status_code !== 6000)
  output.textContent =
    answer.status_code === 6000
      ? `${request.action}: ${JSON.stringify(answer.data)}`
      : `${answer.status_code} ${answer.message} ${JSON.stringify(answer.data ?? '')}`
  if (show === 'proof' && answer.data) {
    byId('proof').dataset.ok = String(answer.data.ok)
    const { totals, problems } = answer.data
    byId('proof-text').textContent = answer.data.ok
      ? `Holds: ${totals.entries} entries, ${totals.postings} postings, members ${totals.members}, house ${totals.house}.`
      : problems.join(' · ')
  }
  await refresh()
}

function cells(row, ...texts) {
  for (const text of texts) {
    const cell = row.insertCell()
    if (text instanceof Node) cell.append(text)
    else cell.textContent = String(text)
  }
}

function button(text, request) {
  const made = document.createElement('button')
  made.textContent = text
  made.addEventListener('click', () => act(request))
  return made
}

function group(...nodes) {
  const fragment = document.createDocumentFragment()
  fragment.append(...nodes)
  return fragment
}

function siteTime(at) {
  return new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

async function refresh() {
  const { data } = await control({ action: 'state' })
  if (!data) return
  byId('now').textContent = siteTime(data.now)
  byId('speed').textContent = `UTC+8 · ${data.clock.speed}× · ${data.database}`
  byId('site-text').textContent = [
    data.site.maintenance ? 'in maintenance' : 'open',
    data.site.stopService && 'service stopped',
    data.site.stopLogin && 'login stopped',
    data.site.stopRegister && 'register stopped',
  ]
    .filter(Boolean)
    .join(', ')
  byId('image-code').textContent = data.imageCodes.at(-1)?.code ?? '–'
  byId('sms-codes').replaceChildren(
    ...data.smsCodes.map(({ scene, target, code }) => {
      const item = document.createElement('li')
      item.textContent = `${code} · ${scene} · ${target}`
      return item
    }),
  )
  byId('faults').replaceChildren(
    ...data.faults.map((fault) => {
      const item = document.createElement('li')
      item.textContent = `${fault.id}: ${fault.kind} ${fault.code ?? fault.status ?? ''} on “${fault.match || 'all'}” ${fault.userName ?? ''} × ${fault.times || '∞'}`
      return item
    }),
  )
  const orders = byId('orders')
  orders.replaceChildren()
  for (const order of data.deposits) {
    const { no: orderNo, userName } = order
    cells(
      orders.insertRow(),
      orderNo,
      userName,
      `deposit ${order.method} ${order.payAmount}`,
      STATES.deposit[order.state],
      group(...depositButtons(order.state, { userName, orderNo })),
    )
  }
  for (const order of data.withdrawals) {
    const orderNo = order.no
    cells(
      orders.insertRow(),
      orderNo,
      order.userName,
      `withdrawal ${(order.fen / 100).toFixed(2)}`,
      STATES.withdrawal[order.state],
      group(
        button('Next step', { action: 'withdrawal.step', orderNo }),
        button('Reject', { action: 'withdrawal.reject', orderNo }),
      ),
    )
  }
  for (const order of data.transfers)
    cells(
      orders.insertRow(),
      order.no,
      '',
      `${order.from} → ${order.to} ${(order.fen / 100).toFixed(2)}`,
      'checking',
      '',
    )
  if (orders.rows.length === 0) cells(orders.insertRow(), 'None.')
  const campaigns = byId('campaigns')
  campaigns.replaceChildren()
  for (const { id, kind, title, endAt } of data.campaigns)
    cells(campaigns.insertRow(), title, kind, siteTime(endAt), button('End', { action: 'campaign.end', id }))
  if (campaigns.rows.length === 0) cells(campaigns.insertRow(), 'None.')
  const members = byId('members')
  members.replaceChildren()
  for (const member of data.members) {
    const row = members.insertRow()
    cells(
      row,
      member.userName,
      member.vip,
      STATUS[member.status] ?? member.status,
      IDENTITY[member.kyc] ?? member.kyc,
      (member.mainFen / 100).toLocaleString('en', { minimumFractionDigits: 2 }),
    )
    row.cells[4].className = 'num'
  }
}

for (const one of document.querySelectorAll('[data-action]'))
  one.addEventListener('click', () => act(JSON.parse(one.dataset.action), one.dataset.show))

const NUMBERS = new Set(['times', 'code', 'status', 'ms', 'minutes', 'percent', 'multiple'])
for (const [id, action] of [
  ['fault', 'fault.set'],
  ['venue', 'venue.status'],
  ['dividend', 'dividend.grant'],
  ['notice', 'notice.publish'],
  ['popup', 'popup.publish'],
  ['offer', 'offer.publish'],
]) {
  byId(id).addEventListener('submit', (event) => {
    event.preventDefault()
    const filled = [...new FormData(event.target)].filter(([, value]) => value !== '')
    void act({
      action,
      ...Object.fromEntries(filled.map(([name, value]) => [name, NUMBERS.has(name) ? Number(value) : value])),
    })
  })
}

await refresh()
setInterval(() => document.hidden || refresh().catch(() => undefined), REFRESH_MS)
