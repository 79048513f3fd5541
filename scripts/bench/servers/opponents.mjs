/** nginx and Redis with the bytes of an edge, each one process on the same core. */
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../../shared/build/dev/ports.mjs'
import { isListening, until } from '../../proof/outgrown/processes.mjs'
import { LOAD_CORE, onCore, SERVER_CORE } from './load.mjs'

const run = promisify(execFile)
/** Headers of a single response, or set by nginx itself. */
const LEFT_OUT = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding'])
const CONNECTIONS = '32'
const REDIS_REQUESTS = '300000'

/**
 * Starts nginx with the answers of an edge as files, a proxy to the same upstream, and an answer without a body.
 *
 * @param {object} options
 * @param {ReturnType<typeof import('../../proof/outgrown/processes.mjs').createProcesses>} options.processes
 * @param {string} options.program
 * @param {string} options.folder
 * @param {string} options.edge
 * @param {string} options.upstream
 * @param {Record<string, string>} options.files path of the edge by name
 * @returns {Promise<{ origin: string, bytes: Record<string, number> }>}
 */
export async function startNginx({ processes, program, folder, edge, upstream, files }) {
  const own = join(folder, 'nginx')
  mkdirSync(own)
  const bytes = {}
  const locations = []
  for (const [name, path] of Object.entries(files)) {
    const { body, headers } = await answerOf(`${edge}${path}`)
    writeFileSync(join(own, name), body)
    bytes[name] = body.length
    locations.push(locationOf(name, headers))
  }
  const port = await freePort()
  writeFileSync(join(own, 'nginx.conf'), configuration({ own, port, upstream, locations }))
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  const args = ['-c', join(own, 'nginx.conf'), '-e', 'stderr', '-g', `daemon off;${user}`]
  const running = processes.start('nginx', ...onCore(SERVER_CORE, program, args))
  await until('nginx listens', () => isListening(port), running)
  return { origin: `http://127.0.0.1:${port}`, bytes }
}

/** Requests per second of Redis for a value of this size, by its own benchmark. */
export async function redisRate({ processes, program, folder, size }) {
  const port = String(await freePort())
  const args = ['--bind', '127.0.0.1', '--port', port, '--save', '', '--dir', folder]
  const running = processes.start('redis', ...onCore(SERVER_CORE, program, args))
  await until('Redis listens', () => isListening(Number(port)), running)
  const bench = (...words) =>
    run(...onCore(LOAD_CORE, 'redis-benchmark', ['-p', port, '-c', CONNECTIONS, '-q', '--csv', ...words]))
  await bench('-n', '1000', '-d', String(size), '-t', 'set')
  const { stdout } = await bench('-n', REDIS_REQUESTS, '-d', String(size), '-t', 'get')
  await running.end()
  const [, rate] = /"GET","([\d.]+)"/.exec(stdout) ?? []
  if (!(Number(rate) > 0)) throw new Error(`redis-benchmark said:\n${stdout}`)
  return Number(rate)
}

function configuration({ own, port, upstream, locations }) {
  return `worker_processes 1;
pid ${own}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10;
  client_body_temp_path ${own}/body;
  proxy_temp_path ${own}/proxy;
  fastcgi_temp_path ${own}/fastcgi;
  scgi_temp_path ${own}/scgi;
  uwsgi_temp_path ${own}/uwsgi;
  upstream platform { server ${new URL(upstream).host}; keepalive 128; keepalive_requests 100000000; }
  server {
    listen 127.0.0.1:${port};
    root ${own};
    ${locations.join('\n    ')}
    location = /healthz { default_type application/json; return 200 '{"status":"ok","name":"nginx"}'; }
    location / {
      proxy_pass http://platform;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-Host $http_host;
    }
  }
}
`
}

function locationOf(name, headers) {
  const lines = Object.entries(headers).flatMap(([header, value]) =>
    LEFT_OUT.has(header) ? [] : [`add_header ${header} ${quoted([value].flat().join(', '))};`],
  )
  return `location = /${name} { default_type ${quoted(headers['content-type'])}; ${lines.join(' ')} }`
}

function answerOf(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.once('error', reject)
      answer.once('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${url} was answered ${answer.statusCode}`))
        else resolve({ body: Buffer.concat(parts), headers: answer.headers })
      })
    }).once('error', reject)
  })
}

function quoted(text) {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
