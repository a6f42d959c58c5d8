// Keeps one core busy until its parent ends, so that a test run can be tried beside other work.
const turn = 50;

process.stdin.resume().once('end', () => process.exit());

function burn(): void {
  for (const end = performance.now() + turn; performance.now() < end;);
  setImmediate(burn);
}
burn();
