import { STORAGE_KEY } from './storage-keys.ts'

describe('device storage', () => {
  it('[WIRE-34] has unique keys, with preInfoData for pre-info', () => {
    expect(STORAGE_KEY).toMatchObject({
      preInfo: 'preInfoData',
      deviceId: 'deviceId',
      signatureTable: 'signatureTable',
    })
    const names = Object.values(STORAGE_KEY)
    expect(new Set(names).size).toBe(names.length)
  })
})
