import { createContractFaults } from './contract-faults.ts'

const report = { kind: 'contract', path: '/site/api/v1/x', cause: 'data.total: expected money' } as const

it('[EDGE-FAULT-1] counts answers that break the contract by path and fault, once for each report to ops', () => {
  const faults = createContractFaults()
  for (const kind of ['contract', 'contract', 'error'] as const) faults.note({ ...report, kind })
  faults.note({ ...report, cause: 'data.list missing' })
  expect(faults.take()).toEqual([
    { path: report.path, fault: report.cause, count: 2 },
    { path: report.path, fault: 'data.list missing', count: 1 },
  ])
  expect(faults.take()).toEqual([])
})

it('[EDGE-FAULT-1] keeps no more rows than a report has, whatever pages send', () => {
  const faults = createContractFaults()
  for (let row = 0; row < 500; row += 1) faults.note({ ...report, path: `/x/${row}` })
  expect(faults.take()).toHaveLength(100)
})
