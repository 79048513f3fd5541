/** `npm run conform -- https://api.example`: asks a back end every endpoint of the contract and says what breaks. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { createBackEnd, sandboxSignature } from '../shared/conformance/src/back-end.ts'
import { conforms, countsOf, reasonsOf, reportLines } from '../shared/conformance/src/report.ts'
import { runConformance } from '../shared/conformance/src/run-conformance.ts'

const USAGE = `npm run conform -- ORIGIN [--member NAME:PASSWORD …] [--fund-password DIGITS] [--writes] [--signing-module FILE] [--json FILE]

  ORIGIN              of the back end, e.g. https://api.example
  --member            a test member; several are asked in turn until one may do it. Without one, endpoints of members are only asked without a session
  --fund-password     of the test members, for writes that ask for it
  --writes            also sends whole writes as the test members, which change their data
  --signing-module    JavaScript module whose export \`sign\` signs requests; default: as the sandbox requires
  --json              writes the result as JSON too
`

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      member: { type: 'string', multiple: true, default: [] },
      'fund-password': { type: 'string' },
      writes: { type: 'boolean' },
      'signing-module': { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    return 0
  }
  const origin = originOf(positionals[0])
  const members = values.member.map((text) => memberOf(text, values['fund-password']))
  if (values.writes && members.length === 0) throw new Error('--writes needs --member: the writes change its data.')
  const backEnd = createBackEnd({ origin, sign: await signOf(values['signing-module']) })
  const lines = await runConformance({ backEnd, members, writes: values.writes })
  for (const line of reportLines(lines)) process.stdout.write(`${line}\n`)
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      `${JSON.stringify({ origin, conforms: conforms(lines), counts: countsOf(lines), reasons: reasonsOf(lines), endpoints: lines }, null, 2)}\n`,
    )
  return conforms(lines) ? 0 : 1
}

function originOf(text) {
  const url = URL.canParse(text ?? '') ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.username !== '')
    throw new Error(`conform takes the origin of a back end, e.g. https://api.example.\n\n${USAGE}`)
  return url.origin
}

function memberOf(text, fundPassword) {
  const [userName, ...rest] = text.split(':')
  const password = rest.join(':')
  if (userName === '' || password === '') throw new Error('--member takes NAME:PASSWORD of a test member.')
  return { userName, password, ...(fundPassword === undefined ? {} : { fundPassword }) }
}

async function signOf(file) {
  if (file === undefined) return sandboxSignature
  const { sign } = await import(pathToFileURL(resolve(file)).href)
  if (typeof sign !== 'function') throw new Error('--signing-module exports no function `sign`.')
  return sign
}
