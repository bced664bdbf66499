// Generated from specs. Edit there and run make generate.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var input = validate10;
var pattern0 = new RegExp("^[a-z][a-z0-9_-]{1,39}$", "u");
function validate10(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === errors)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.skill === void 0 && (missing0 = "skill"))
        return validate10.errors = [{ instancePath, schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs2 = errors;
        for (let key0 in data)
          if (!(key0 === "skill" || key0 === "actions")) {
            return validate10.errors = [{ instancePath, schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs2 === errors) {
          if (data.skill !== void 0) {
            let data0 = data.skill, _errs3 = errors;
            if (errors === _errs3)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate10.errors = [{ instancePath: instancePath + "/skill", schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/skill/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_-]{1,39}$" }, message: 'must match pattern "^[a-z][a-z0-9_-]{1,39}$"' }], !1;
              } else
                return validate10.errors = [{ instancePath: instancePath + "/skill", schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/skill/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid1 = _errs3 === errors;
          } else
            var valid1 = !0;
          if (valid1)
            if (data.actions !== void 0) {
              let data1 = data.actions, _errs5 = errors;
              if (errors === _errs5)
                if (Array.isArray(data1)) {
                  if (data1.length > 5)
                    return validate10.errors = [{ instancePath: instancePath + "/actions", schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/actions/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
                  if (data1.length < 1)
                    return validate10.errors = [{ instancePath: instancePath + "/actions", schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/actions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                  {
                    var valid2 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data2 = data1[i0], _errs7 = errors;
                      if (errors === _errs7)
                        if (typeof data2 == "string") {
                          if (!pattern0.test(data2))
                            return validate10.errors = [{ instancePath: instancePath + "/actions/" + i0, schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/actions/items/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_-]{1,39}$" }, message: 'must match pattern "^[a-z][a-z0-9_-]{1,39}$"' }], !1;
                        } else
                          return validate10.errors = [{ instancePath: instancePath + "/actions/" + i0, schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/actions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid2 = _errs7 === errors;
                      if (!valid2)
                        break;
                    }
                    if (valid2) {
                      let i1 = data1.length, j0;
                      if (i1 > 1) {
                        let indices0 = {};
                        for (; i1--; ) {
                          let item0 = data1[i1];
                          if (typeof item0 == "string") {
                            if (typeof indices0[item0] == "number") {
                              return j0 = indices0[item0], validate10.errors = [{ instancePath: instancePath + "/actions", schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/actions/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                              break;
                            }
                            indices0[item0] = i1;
                          }
                        }
                      }
                    }
                  }
                } else
                  return validate10.errors = [{ instancePath: instancePath + "/actions", schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/actions/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
        }
      }
    } else
      return validate10.errors = [{ instancePath, schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate10.errors = vErrors, errors === 0;
}
var output = validate12;
var func2 = require_ucs2length().default;
function validate13(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.skill === void 0 && (missing0 = "skill") || data.etag === void 0 && (missing0 = "etag"))
        return validate13.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "skill" || key0 === "etag" || key0 === "content" || key0 === "cards")) {
            return validate13.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.skill !== void 0) {
            let data0 = data.skill, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 40 && func2(data0) > 40)
                  return validate13.errors = [{ instancePath: instancePath + "/skill", schemaPath: "#/properties/skill/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
              } else
                return validate13.errors = [{ instancePath: instancePath + "/skill", schemaPath: "#/properties/skill/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.etag !== void 0) {
              let data1 = data.etag, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 64 && func2(data1) > 64)
                    return validate13.errors = [{ instancePath: instancePath + "/etag", schemaPath: "#/properties/etag/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                } else
                  return validate13.errors = [{ instancePath: instancePath + "/etag", schemaPath: "#/properties/etag/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.content !== void 0) {
                let data2 = data.content, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 6e3 && func2(data2) > 6e3)
                      return validate13.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxLength", keyword: "maxLength", params: { limit: 6e3 }, message: "must NOT have more than 6000 characters" }], !1;
                  } else
                    return validate13.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.cards !== void 0) {
                  let data3 = data.cards, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      if (data3.length > 5)
                        return validate13.errors = [{ instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
                      if (data3.length < 0)
                        return validate13.errors = [{ instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data4 = data3[i0], _errs10 = errors;
                          if (errors === errors)
                            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                              let missing1;
                              if (data4.action === void 0 && (missing1 = "action") || data4.content === void 0 && (missing1 = "content"))
                                return validate13.errors = [{ instancePath: instancePath + "/cards/" + i0, schemaPath: "#/$defs/SkillCard/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                              {
                                let _errs13 = errors;
                                for (let key1 in data4)
                                  if (!(key1 === "action" || key1 === "content")) {
                                    return validate13.errors = [{ instancePath: instancePath + "/cards/" + i0, schemaPath: "#/$defs/SkillCard/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                    break;
                                  }
                                if (_errs13 === errors) {
                                  if (data4.action !== void 0) {
                                    let data5 = data4.action, _errs14 = errors;
                                    if (errors === _errs14)
                                      if (typeof data5 == "string") {
                                        if (data5.length > 40 && func2(data5) > 40)
                                          return validate13.errors = [{ instancePath: instancePath + "/cards/" + i0 + "/action", schemaPath: "#/$defs/SkillCard/properties/action/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                                      } else
                                        return validate13.errors = [{ instancePath: instancePath + "/cards/" + i0 + "/action", schemaPath: "#/$defs/SkillCard/properties/action/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid3 = _errs14 === errors;
                                  } else
                                    var valid3 = !0;
                                  if (valid3)
                                    if (data4.content !== void 0) {
                                      let data6 = data4.content, _errs16 = errors;
                                      if (errors === _errs16)
                                        if (typeof data6 == "string") {
                                          if (data6.length > 4e3 && func2(data6) > 4e3)
                                            return validate13.errors = [{ instancePath: instancePath + "/cards/" + i0 + "/content", schemaPath: "#/$defs/SkillCard/properties/content/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" }], !1;
                                        } else
                                          return validate13.errors = [{ instancePath: instancePath + "/cards/" + i0 + "/content", schemaPath: "#/$defs/SkillCard/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid3 = _errs16 === errors;
                                    } else
                                      var valid3 = !0;
                                }
                              }
                            } else
                              return validate13.errors = [{ instancePath: instancePath + "/cards/" + i0, schemaPath: "#/$defs/SkillCard/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                          var valid1 = _errs10 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate13.errors = [{ instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate13.errors = vErrors, errors === 0;
}
function validate12(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate13(data, instancePath) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length), validate12.errors = vErrors, errors === 0;
}
export {
  input,
  output
};
