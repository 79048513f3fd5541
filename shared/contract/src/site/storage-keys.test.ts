import { STORAGE_KEY } from './storage-keys.ts'

describe('what the device keeps', () => {
  it('[WIRE-34] has a name of its own for each thing, pre-info being preInfoData', () => {
    expect(STORAGE_KEY).toMatchObject({
      preInfo: 'preInfoData',
      deviceId: 'deviceId',
      signatureTable: 'signatureTable',
    })
    const names = Object.values(STORAGE_KEY)
    expect(new Set(names).size).toBe(names.length)
  })
})
