#!/bin/bash
# From nothing to a weight file of The Queen's Collection on one GPU, about eight minutes: learns by play against itself what there
# is to add to the mate's judgement, and goes on against what it was.
#
#   bash training/queens-collection/run.sh [seconds of the first stage] [and of the second] [folder with what was made before]
#
# Checkpoints (each minute), weight files and logs go to $OUT, or training/.cache/out; a stage whose checkpoint is there, or in the
# folder, is not done again. With 0 seconds a stage is left for another call.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=${OUT:-training/.cache/out}
mkdir -p "$out"
if [ -n "${3:-}" ]; then cp -n "$3"/collection-* "$out"/; fi
export PYTHONUNBUFFERED=1 PYTHONPATH=training
python3 training/queens-collection/experience.py
python3 -m learner.selfcheck queens-collection

stage() {  # name, seconds, what else
  local made="$out/$1.pt" seconds="$2"
  shift 2
  if [ ! -f "$made" ] && [ "$seconds" != 0 ]; then
    python3 -m learner.train queens-collection --out "$made.part.pt" --seconds "$seconds" --widths 512 512 --keep 0.93 --measure 75 \
      --deals 1024 "$@" 2>&1 | tee "$made.log"
    mv "$made.part.bin" "${made%.pt}.bin"
    mv "$made.part.pt" "$made"
  fi
}
stage collection-1 "${1:-250}" --seed 1 --rate 7e-4 7e-5 --entropy 0.006 0.001 --epsilon 0.02 0.01 --rival bosun
[ -f "$out/collection-1.pt" ] || exit 0
stage collection-2 "${2:-110}" --seed 2 --init "$out/collection-1.pt" --rate 4e-4 2e-5 --entropy 0.001 0.0003 --epsilon 0.01 0.004 \
  --mixed 0.5 --rival bosun "$out/collection-1.bin"
[ -f "$out/collection-2.bin" ] || exit 0
cp "$out/collection-2.bin" "$out/queens-collection-1.bin"
python3 -m learner.measure queens-collection "$out/collection-2.bin" bosun --deals 2048 | tee "$out/measured.txt"
python3 -m learner.measure queens-collection "$out/collection-2.bin" "$out/collection-1.bin" --deals 2048 | tee -a "$out/measured.txt"
