import { createHash } from 'node:crypto'

const TYPES = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
}
const WANTED = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

/**
 * Checks every file of every released build at the artifact origin: hash, content type, headers and compressed variants.
 *
 * @returns {Promise<{ files: number, problems: string[] }>}
 */
export async function checkArtifacts({ site, artifacts }) {
  const { microFrontends } = await (await fetch(`${site}/discovery.json`)).json()
  const problems = []
  let files = 0
  for (const builds of Object.values(microFrontends)) {
    for (const { url, metadata, extras } of builds) {
      const folder = url.slice(0, url.lastIndexOf('/') + 1)
      const own = url.slice(folder.length)
      const wanted = { ...Object.fromEntries(Object.entries(extras.files)), [own]: metadata.integrity }
      for (const [file, integrity] of Object.entries(wanted)) {
        files += 1
        for (const problem of await checkFile(`${artifacts}${folder}${file}`, integrity)) problems.push(problem)
      }
    }
  }
  const missing = await fetch(`${artifacts}/r/mine/0.0.0/nothing.js`)
  if (missing.status !== 404 || /immutable/.test(missing.headers.get('cache-control') ?? ''))
    problems.push(`a missing file is answered with ${missing.status} and cacheable`)
  return { files, problems }
}

async function checkFile(url, integrity) {
  const answer = await fetch(url)
  if (!answer.ok) return [`${url} is answered ${answer.status}`]
  const [algorithm, ...rest] = integrity.split('-')
  const hash = createHash(algorithm)
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('base64')
  const type = TYPES[url.slice(url.lastIndexOf('.') + 1)]
  return [
    ...(hash === rest.join('-') ? [] : [`${url} has other bytes than listed in discovery`]),
    ...(type === undefined || answer.headers.get('content-type') === type
      ? []
      : [`${url} has the type ${answer.headers.get('content-type')}`]),
    ...Object.entries(WANTED).flatMap(([name, value]) =>
      answer.headers.get(name) === value ? [] : [`${url} has ${name}: ${answer.headers.get(name)}`],
    ),
  ]
}
