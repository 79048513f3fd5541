import { join } from 'node:path'
import { parseSettings } from '@lantern/service'
import { settingsSchema, storeAddress } from '../../settings.ts'

const addressFrom = (env: Record<string, string>) =>
  storeAddress(parseSettings(settingsSchema, { DATA_DIR: '/srv/data', ...env }))
const KEYS = { ARTIFACT_KEY_ID: 'key-1', ARTIFACT_SECRET: 'never-told' }

describe('the address of published files', () => {
  it('[OPS-STORE-1] is the folder artifacts of DATA_DIR, another folder, or a bucket', () => {
    expect(addressFrom({})).toEqual({ kind: 'folder', folder: join('/srv/data', 'artifacts') })
    expect(addressFrom({ ARTIFACT_STORE: '/mnt/files' })).toEqual({ kind: 'folder', folder: '/mnt/files' })
    expect(
      addressFrom({ ARTIFACT_STORE: 's3://files/site/r', ARTIFACT_ENDPOINT: 'https://s3.example', ...KEYS }),
    ).toEqual({
      kind: 'bucket',
      bucket: 'files',
      prefix: 'site/r/',
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      keys: { id: 'key-1', secret: 'never-told' },
      isInPath: true,
    })
  })

  it('[OPS-STORE-1] names the bucket in the host at AWS, and where the setting says so', () => {
    expect(addressFrom({ ARTIFACT_STORE: 's3://files/' })).toMatchObject({
      prefix: '',
      keys: undefined,
      isInPath: false,
    })
    const oss = { ARTIFACT_STORE: 's3://files', ARTIFACT_ENDPOINT: 'https://oss.example', ARTIFACT_BUCKET_IN: 'host' }
    expect(addressFrom(oss)).toMatchObject({ isInPath: false })
  })

  it.each([
    [{ ARTIFACT_STORE: 'files' }, 'ARTIFACT_STORE is wrong: it must be the absolute path of a folder, or s3://'],
    [{ ARTIFACT_STORE: 's3://Files' }, 'ARTIFACT_STORE is wrong: '],
    [{ ARTIFACT_STORE: 's3://files/../keys' }, 'ARTIFACT_STORE is wrong: '],
    [{ ARTIFACT_STORE: 's3://a:never-told@files/' }, 'ARTIFACT_STORE is wrong: '],
    [{ ARTIFACT_STORE: 's3://files', ARTIFACT_ENDPOINT: 's3.example' }, 'ARTIFACT_ENDPOINT is wrong: '],
    [{ ARTIFACT_STORE: 's3://files', ARTIFACT_REGION: 'EU west' }, 'ARTIFACT_REGION is wrong: '],
    [{ ARTIFACT_STORE: 's3://files', ARTIFACT_BUCKET_IN: 'name' }, 'ARTIFACT_BUCKET_IN is wrong: it is path or host'],
    [{ ARTIFACT_STORE: 's3://files', ARTIFACT_KEY_ID: 'key-1' }, 'ARTIFACT_SECRET is not set: ARTIFACT_KEY_ID needs'],
    [{ ARTIFACT_STORE: 's3://files', ARTIFACT_SECRET: 'never-told' }, 'ARTIFACT_KEY_ID is not set: '],
    [{ ARTIFACT_ENDPOINT: 'https://s3.example' }, 'ARTIFACT_ENDPOINT is for buckets: set ARTIFACT_STORE to s3://'],
    [{ ARTIFACT_STORE: '/mnt/files', ...KEYS }, 'ARTIFACT_KEY_ID is for buckets: '],
  ])('[OPS-STORE-3] is refused by the name of its setting and without its value: %j', (env, sentence) => {
    const address = () => addressFrom(env as unknown as Record<string, string>)
    expect(address).toThrow(sentence)
    expect(address).not.toThrow('never-told')
  })
})
