import { KYC_CHUNK_BYTES, kycFileUpload } from '@lantern/contract/kyc'
import { fakeApi } from '@lantern/testing'
import { uploadPhoto } from './upload-photo.ts'

const bytes = new Uint8Array(2 * KYC_CHUNK_BYTES + 5).fill(7)
const blob = { arrayBuffer: async () => bytes.buffer } as Blob
const photo = { kind: 'passport', blob, name: 'p.jpg' } as const

describe('uploadPhoto', () => {
  it('[MINE-KYC-5] continues with the part that the server lacks, and sends each once', async () => {
    const api = fakeApi()
    let received = 1
    api.on(kycFileUpload, (input) => {
      const { data } = input as { data?: string }
      if (data !== undefined) received += 1
      return { received, fileId: received === 3 ? 'F1' : null }
    })
    const seen: number[] = []
    expect(await uploadPhoto(photo, (sent, all) => seen.push(sent, all))).toBe('F1')
    const calls = api.calls(kycFileUpload) as { index: number; data?: string; size: number; sha256: string }[]
    expect(calls.map(({ index, data }) => [index, data === undefined])).toEqual([
      [0, true],
      [1, false],
      [2, false],
    ])
    expect(atob(calls[2]?.data ?? '')).toHaveLength(5)
    expect(calls[0]).toMatchObject({ size: bytes.length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(seen).toEqual([1, 3, 2, 3])
  })

  it('[MINE-KYC-5] sends nothing when the server has the file', async () => {
    const api = fakeApi()
    api.on(kycFileUpload, { received: 3, fileId: 'F1' })
    expect(await uploadPhoto(photo, () => undefined)).toBe('F1')
    expect(api.calls(kycFileUpload)).toHaveLength(1)
  })
})
