#!/bin/bash
# From nothing to a weight file of Skull Queen on one GPU, about nine minutes: learns by play against itself what there is to
# add to the bosun's rules of thumb, and goes on against what it was.
#
#   bash training/skull-queen/run.sh [seconds of the first stage] [and of the second] [folder with what was made before]
#
# Checkpoints (each minute), weight files and logs go to $OUT, or training/.cache/out; a stage whose checkpoint is there, or in the
# folder, is not done again. With 0 seconds a stage is left for another call.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=${OUT:-training/.cache/out}
mkdir -p "$out"
if [ -n "${3:-}" ]; then cp -n "$3"/queen-* "$out"/; fi
export PYTHONUNBUFFERED=1 PYTHONPATH=training
python3 -m learner.selfcheck skull-queen

stage() {  # name, seconds, what else
  local made="$out/$1.pt" seconds="$2"
  shift 2
  if [ ! -f "$made" ] && [ "$seconds" != 0 ]; then
    python3 -m learner.train skull-queen --out "$made.part.pt" --seconds "$seconds" --widths 384 384 "$@" 2>&1 | tee "$made.log"
    mv "$made.part.bin" "${made%.pt}.bin"
    mv "$made.part.pt" "$made"
  fi
}
stage queen-1 "${1:-280}" --seed 1 --rate 7e-4 7e-5 --entropy 0.006 0.001 --epsilon 0.02 0.01 --rival bosun
[ -f "$out/queen-1.pt" ] || exit 0
stage queen-2 "${2:-160}" --seed 2 --init "$out/queen-1.pt" --rate 5e-4 2e-5 --entropy 0.001 0.0003 --epsilon 0.01 0.004 --mixed 0.5 \
  --rival bosun "$out/queen-1.bin"
[ ! -f "$out/queen-2.bin" ] || cp "$out/queen-2.bin" "$out/skull-queen-1.bin"
for made in "$out"/queen-[12].bin; do
  python3 -m learner.measure skull-queen "$made" bosun --deals 4096 | tee "$made.txt"
done
