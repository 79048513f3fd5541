// Checks a lucky flip without our site: node verify-a-flip.mjs flip.json
// flip.json is what "Copy the data" on the page copies. Needs only Node; exits with 1 if anything differs.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const { commit, serverSeed, clientSeed, nonce, table, position, prizeId } = JSON.parse(
  readFileSync(process.argv[2] ?? 0, 'utf8'),
)

// 1. Before the flip the site showed the SHA-256 of its seed.
const isPromised = createHash('sha256').update(serverSeed).digest('hex') === commit

// 2. The draws are the 32-bit words of HMAC-SHA256(server seed, "client seed:nonce:block"), modulo 10,000.
//    Words of 4,294,960,000 and above are skipped, since they would favour small numbers.
const points = []
for (let block = 0; points.length < 9; block += 1) {
  const bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest()
  for (let at = 0; at < 32; at += 4)
    if (bytes.readUInt32BE(at) < 4_294_960_000) points.push(bytes.readUInt32BE(at) % 10_000)
}

// 3. A card has the first prize of the table at which the weights so far exceed its point.
const prizeAt = (point) => {
  let end = 0
  for (const [id, weight] of table.split(',').map((row) => row.split(':'))) {
    end += Number(weight)
    if (point < end) return id
  }
}
const cards = points.slice(0, 9).map(prizeAt)

process.stdout.write(`promised seed: ${isPromised ? 'yes' : 'NO'}
cards: ${cards.join(' ')}
card ${position + 1}: ${cards[position]}, paid: ${prizeId}${cards[position] === prizeId ? '' : ' DIFFERS'}
`)
process.exitCode = isPromised && cards[position] === prizeId ? 0 : 1
