/** A release service as a process of its own, for tests that restart or lose it. */
import { join } from 'node:path'
import { type ServerProcess, serverProcess } from '@lantern/testing/server-process'
import { aBuild } from '../src/gate/build.fixture.ts'
import { FIRST_TOKEN } from './release-service.fixture.ts'

export async function releaseProcess(env: Record<string, string>): Promise<ServerProcess> {
  return serverProcess({
    folder: join(import.meta.dirname, '..'),
    name: 'ops',
    env: { DATABASE_URL: '', OPS_PORT: '0', OPS_TOKEN: FIRST_TOKEN, GATE: 'local', ...env },
  })
}

/** Publishes a small build of `mine`. */
export async function publish(origin: string, version: string): Promise<void> {
  const address = `${origin}/api/builds/mine/${version}`
  for (const [file, content] of aBuild({ name: 'mine', version })) {
    const answer = await fetch(`${address}/files/${file}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${FIRST_TOKEN}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(content),
    })
    if (!answer.ok) throw new Error(`${file} answered ${answer.status}: ${await answer.text()}`)
  }
  await callApi(origin, `/api/builds/mine/${version}/publish`, {})
}

/** @returns the answer's JSON @throws Error with the refusal */
export async function callApi(origin: string, path: string, payload?: object): Promise<unknown> {
  const answer = await fetch(`${origin}${path}`, {
    method: payload === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${FIRST_TOKEN}`,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
